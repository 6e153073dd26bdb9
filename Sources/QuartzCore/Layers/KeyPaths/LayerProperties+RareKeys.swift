/// The animatable properties that are rarely set, and the properties of layer subclasses.
extension LayerProperties {
    func rareValue(_ path: String) -> AnimatableValue? {
        switch path {
        case "anchorPoint.x": .number(Double(anchorPoint.x))
        case "anchorPoint.y": .number(Double(anchorPoint.y))
        case "anchorPointZ": .number(Double(anchorPointZ))
        case "sublayerTransform": .transform(sublayerTransform)
        case "shadowColor": .color(shadow.color?.rgba ?? .zero)
        case "shadowOpacity": .number(Double(shadow.opacity))
        case "shadowOffset": AnimatableValue(shadow.offset)
        case "shadowOffset.width": .number(Double(shadow.offset.width))
        case "shadowOffset.height": .number(Double(shadow.offset.height))
        case "shadowRadius": .number(Double(shadow.radius))
        case "shadowPath": .path(shadow.path ?? CGMutablePath())
        case "contentsScale": .number(Double(contentsScale))
        case "rasterizationScale": .number(Double(rasterizationScale))
        case "hidden": .number(isHidden ? 1 : 0)
        case "backdrop": backdropValue
        case "contents": contents.map { .image($0) }
        default: rectComponent(path) ?? sublayerTransformComponent(path) ?? kind.value(path)
        }
    }

    /// Returns a component of ``sublayerTransform``, with the same key names as for ``transform``.
    private func sublayerTransformComponent(_ path: String) -> AnimatableValue? {
        guard path.hasPrefix("sublayerTransform.") else { return nil }
        var other = LayerProperties()
        other.transform = sublayerTransform
        return other.value(forKeyPath: Self.transformPath(path))
    }

    private mutating func setSublayerTransformComponent(_ value: AnimatableValue, _ path: String) {
        var other = LayerProperties()
        other.transform = sublayerTransform
        other.set(value, forKeyPath: Self.transformPath(path))
        sublayerTransform = other.transform
    }

    static func transformPath(_ path: String) -> String { "transform" + path.drop { $0 != "." } }

    private func rectComponent(_ path: String) -> AnimatableValue? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let index = Self.rectComponents.firstIndex(of: parts[1]) else { return nil }
        switch parts[0] {
        case "contentsRect": return .number(contentsRect.vector[index])
        case "contentsCenter": return .number(contentsCenter.vector[index])
        default: return nil
        }
    }

    private static let rectComponents = ["origin.x", "origin.y", "size.width", "size.height"]

    mutating func setRare(_ value: AnimatableValue, _ path: String) {
        switch (path, value) {
        case ("sublayerTransform", .transform(let v)): sublayerTransform = v
        case (_, _) where path.hasPrefix("sublayerTransform."): setSublayerTransformComponent(value, path)
        case ("shadowColor", .color(let v)): shadow.color = CGColor(rgba: v)
        case ("shadowOffset", .point(let v)): shadow.offset = CGSize(width: v.x, height: v.y)
        case ("shadowPath", .path(let v)): shadow.path = v
        case ("backdrop", .list(let v)): setBackdrop(v)
        case ("contents", .image(let v)): contents = v
        case (_, .number(let v)): if !setRareNumber(CGFloat(v), path) { kind.set(value, path) }
        default: kind.set(value, path)
        }
    }

    private mutating func setRareNumber(_ v: CGFloat, _ path: String) -> Bool {
        switch path {
        case "anchorPoint.x": anchorPoint.x = v
        case "anchorPoint.y": anchorPoint.y = v
        case "anchorPointZ": anchorPointZ = v
        case "shadowOpacity": shadow.opacity = Float(min(max(v, 0), 1))
        case "shadowOffset.width": shadow.offset.width = v
        case "shadowOffset.height": shadow.offset.height = v
        case "shadowRadius": shadow.radius = max(0, v)
        case "contentsScale": contentsScale = v
        case "rasterizationScale": rasterizationScale = max(0.01, v)
        case "hidden": isHidden = v >= 0.5
        default:
            let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == 2, let index = Self.rectComponents.firstIndex(of: parts[1]) else { return false }
            if parts[0] == "contentsRect" { contentsRect = contentsRect.with(Double(v), at: index) }
            if parts[0] == "contentsCenter" { contentsCenter = contentsCenter.with(Double(v), at: index) }
        }
        return true
    }
}

extension CGRect {
    fileprivate func with(_ value: Double, at index: Int) -> CGRect {
        var vector = vector
        vector[index] = value
        return CGRect(vector)
    }
}
