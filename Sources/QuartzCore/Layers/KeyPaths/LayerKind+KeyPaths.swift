extension LayerKind {
    func value(_ path: String) -> AnimatableValue? {
        switch self {
        case .plain, .space: nil
        case .particles(let field): field.source.value(path)
        case .text(let style): style.value(path)
        case .shape(let shape): shape.value(path)
        case .gradient(let gradient): gradient.value(path)
        case .replicator(let replicator): replicator.value(path)
        case .curl(let curl): path == "progress" ? .number(curl.progress) : nil
        }
    }

    mutating func set(_ value: AnimatableValue, _ path: String) {
        switch self {
        case .plain, .space: break
        case .particles(var field):
            field.source.set(value, path)
            self = .particles(field)
        case .text(var style):
            style.set(value, path)
            self = .text(style)
        case .shape(var shape):
            shape.set(value, path)
            self = .shape(shape)
        case .gradient(var gradient):
            gradient.set(value, path)
            self = .gradient(gradient)
        case .replicator(var replicator):
            replicator.set(value, path)
            self = .replicator(replicator)
        case .curl(var curl):
            if path == "progress", case .number(let progress) = value { curl.progress = progress }
            self = .curl(curl)
        }
    }
}

extension ShapeProperties {
    func value(_ path: String) -> AnimatableValue? {
        switch path {
        case "path": .path(self.path ?? CGMutablePath())
        case "fillColor": .color(fillColor?.rgba ?? .zero)
        case "strokeColor": .color(strokeColor?.rgba ?? .zero)
        case "strokeStart": .number(Double(strokeStart))
        case "strokeEnd": .number(Double(strokeEnd))
        case "lineWidth": .number(Double(lineWidth))
        case "miterLimit": .number(Double(miterLimit))
        case "lineDashPhase": .number(Double(dashPhase))
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, _ path: String) {
        switch (path, value) {
        case ("path", .path(let v)): self.path = v
        case ("fillColor", .color(let v)): fillColor = CGColor(rgba: v)
        case ("strokeColor", .color(let v)): strokeColor = CGColor(rgba: v)
        case ("strokeStart", .number(let v)): strokeStart = CGFloat(v)
        case ("strokeEnd", .number(let v)): strokeEnd = CGFloat(v)
        case ("lineWidth", .number(let v)): lineWidth = CGFloat(max(0, v))
        case ("miterLimit", .number(let v)): miterLimit = CGFloat(v)
        case ("lineDashPhase", .number(let v)): dashPhase = CGFloat(v)
        default: break
        }
    }
}

extension GradientProperties {
    func value(_ path: String) -> AnimatableValue? {
        switch path {
        case "colors": .list(colors.map { .color($0.rgba) })
        case "locations": .list(locations.map { .number(Double($0)) })
        case "startPoint": AnimatableValue(start)
        case "startPoint.x": .number(Double(start.x))
        case "startPoint.y": .number(Double(start.y))
        case "endPoint": AnimatableValue(end)
        case "endPoint.x": .number(Double(end.x))
        case "endPoint.y": .number(Double(end.y))
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, _ path: String) {
        switch (path, value) {
        case ("colors", .list(let v)):
            colors = v.compactMap { if case .color(let color) = $0 { CGColor(rgba: color) } else { nil } }
        case ("locations", .list(let v)):
            locations = v.compactMap { if case .number(let number) = $0 { CGFloat(number) } else { nil } }
        case ("startPoint", .point(let v)): start = CGPoint(x: v.x, y: v.y)
        case ("endPoint", .point(let v)): end = CGPoint(x: v.x, y: v.y)
        case ("startPoint.x", .number(let v)): start.x = CGFloat(v)
        case ("startPoint.y", .number(let v)): start.y = CGFloat(v)
        case ("endPoint.x", .number(let v)): end.x = CGFloat(v)
        case ("endPoint.y", .number(let v)): end.y = CGFloat(v)
        default: break
        }
    }
}

extension ReplicatorProperties {
    /// Layer properties with the instance transform as their transform, so that parts of the instance transform can
    /// be read and set by key path.
    private var transformProperties: LayerProperties {
        var result = LayerProperties()
        result.transform = transform
        return result
    }

    func value(_ path: String) -> AnimatableValue? {
        switch path {
        case "instanceCount": .number(Double(count))
        case "instanceDelay": .number(delay)
        case "instanceTransform": .transform(transform)
        case "instanceColor": .color(color)
        case "instanceRedOffset": .number(offsets.x)
        case "instanceGreenOffset": .number(offsets.y)
        case "instanceBlueOffset": .number(offsets.z)
        case "instanceAlphaOffset": .number(offsets.w)
        case _ where path.hasPrefix("instanceTransform."): transformProperties.value(forKeyPath: LayerProperties.transformPath(path))
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, _ path: String) {
        switch (path, value) {
        case ("instanceCount", .number(let v)): count = Int(min(max(v, 0), 10_000))
        case ("instanceDelay", .number(let v)): delay = v
        case ("instanceTransform", .transform(let v)): transform = v
        case ("instanceColor", .color(let v)): color = v
        case ("instanceRedOffset", .number(let v)): offsets.x = v
        case ("instanceGreenOffset", .number(let v)): offsets.y = v
        case ("instanceBlueOffset", .number(let v)): offsets.z = v
        case ("instanceAlphaOffset", .number(let v)): offsets.w = v
        case (_, _) where path.hasPrefix("instanceTransform."):
            var other = transformProperties
            other.set(value, forKeyPath: LayerProperties.transformPath(path))
            transform = other.transform
        default: break
        }
    }
}
