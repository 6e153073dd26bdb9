/// The properties that animations address by key path.
extension LayerProperties {
    package func value(forKeyPath path: String) -> AnimatableValue? {
        switch path {
        case "bounds": .rect(bounds.vector)
        case "bounds.origin": AnimatableValue(bounds.origin)
        case "bounds.origin.x": .number(Double(bounds.origin.x))
        case "bounds.origin.y": .number(Double(bounds.origin.y))
        case "bounds.size": AnimatableValue(bounds.size)
        case "bounds.size.width": .number(Double(bounds.width))
        case "bounds.size.height": .number(Double(bounds.height))
        case "position": AnimatableValue(position)
        case "position.x": .number(Double(position.x))
        case "position.y": .number(Double(position.y))
        case "anchorPoint": AnimatableValue(anchorPoint)
        case "transform": .transform(transform)
        case "zPosition": .number(Double(zPosition))
        case "opacity": .number(Double(opacity))
        case "cornerRadius": .number(Double(cornerRadius))
        case "borderWidth": .number(Double(borderWidth))
        case "backgroundColor": .color(backgroundColor?.rgba ?? .zero)
        case "borderColor": .color(borderColor?.rgba ?? .zero)
        case "contentsRect": .rect(contentsRect.vector)
        case "contentsCenter": .rect(contentsCenter.vector)
        default: transformComponent(path) ?? rareValue(path) ?? extras?[path]
        }
    }

    package mutating func set(_ value: AnimatableValue, forKeyPath path: String) {
        switch (path, value) {
        case ("bounds", .rect(let v)): bounds = CGRect(v)
        case ("bounds.origin", .point(let v)): bounds.origin = CGPoint(x: v.x, y: v.y)
        case ("bounds.origin.x", .number(let v)): bounds.origin.x = CGFloat(v)
        case ("bounds.origin.y", .number(let v)): bounds.origin.y = CGFloat(v)
        case ("bounds.size", .point(let v)): bounds.size = CGSize(width: v.x, height: v.y)
        case ("bounds.size.width", .number(let v)): bounds.size.width = CGFloat(v)
        case ("bounds.size.height", .number(let v)): bounds.size.height = CGFloat(v)
        case ("position", .point(let v)): position = CGPoint(x: v.x, y: v.y)
        case ("position.x", .number(let v)): position.x = CGFloat(v)
        case ("position.y", .number(let v)): position.y = CGFloat(v)
        case ("anchorPoint", .point(let v)): anchorPoint = CGPoint(x: v.x, y: v.y)
        case ("transform", .transform(let v)): transform = v
        case ("zPosition", .number(let v)): zPosition = CGFloat(v)
        case ("opacity", .number(let v)): opacity = Float(min(max(v, 0), 1))
        case ("cornerRadius", .number(let v)): cornerRadius = CGFloat(max(0, v))
        case ("borderWidth", .number(let v)): borderWidth = CGFloat(max(0, v))
        case ("backgroundColor", .color(let v)): backgroundColor = CGColor(rgba: v)
        case ("borderColor", .color(let v)): borderColor = CGColor(rgba: v)
        case ("contentsRect", .rect(let v)): contentsRect = CGRect(v)
        case ("contentsCenter", .rect(let v)): contentsCenter = CGRect(v)
        case ("transform.translation", .point(let v)): (transform.m41, transform.m42) = (CGFloat(v.x), CGFloat(v.y))
        case (_, .number(let v)) where path.hasPrefix("transform."): setTransformComponent(v, path)
        case _ where extras?[path] != nil: extras?[path] = value
        default: setRare(value, path)
        }
    }

    private func transformComponent(_ path: String) -> AnimatableValue? {
        guard path.hasPrefix("transform.") else { return nil }
        switch path {
        case "transform.translation": return .point(SIMD2(Double(transform.m41), Double(transform.m42)))
        case "transform.translation.x": return .number(Double(transform.m41))
        case "transform.translation.y": return .number(Double(transform.m42))
        case "transform.translation.z": return .number(Double(transform.m43))
        case "transform.rotation.x": return .number(DecomposedTransform3D(transform)?.angles.x ?? 0)
        case "transform.rotation.y": return .number(DecomposedTransform3D(transform)?.angles.y ?? 0)
        default: break
        }
        guard let parts = DecomposedAffineTransform(transform) else { return component3D(path) }
        switch path {
        case "transform.rotation", "transform.rotation.z": return .number(parts.angle)
        case "transform.scale", "transform.scale.x": return .number(parts.scale.x)
        case "transform.scale.y": return .number(parts.scale.y)
        case "transform.scale.z": return .number(Double(transform.m33))
        default: return nil
        }
    }

    /// Returns a component of a transform that is not affine.
    private func component3D(_ path: String) -> AnimatableValue? {
        let parts = DecomposedTransform3D(transform)
        switch path {
        case "transform.rotation", "transform.rotation.z": return .number(parts?.angles.z ?? 0)
        case "transform.scale", "transform.scale.x": return .number(parts?.scale.x ?? 1)
        case "transform.scale.y": return .number(parts?.scale.y ?? 1)
        case "transform.scale.z": return .number(parts?.scale.z ?? 1)
        default: return nil
        }
    }

    private mutating func setTransformComponent(_ value: Double, _ path: String) {
        let is3D =
            path == "transform.rotation.x" || path == "transform.rotation.y" || path.hasSuffix(".z") && path != "transform.rotation.z"
        guard !is3D, var parts = DecomposedAffineTransform(transform) else { return setComponent3D(value, path) }
        switch path {
        case "transform.rotation", "transform.rotation.z": parts.angle = value
        case "transform.scale": parts.scale = SIMD2(value, value)
        case "transform.scale.x": parts.scale.x = value
        case "transform.scale.y": parts.scale.y = value
        case "transform.translation.x": parts.translation.x = value
        case "transform.translation.y": parts.translation.y = value
        default: return
        }
        transform = parts.transform
    }

    private mutating func setComponent3D(_ value: Double, _ path: String) {
        guard var parts = DecomposedTransform3D(transform) else { return }
        switch path {
        case "transform.rotation.x": parts.angles.x = value
        case "transform.rotation.y": parts.angles.y = value
        case "transform.rotation", "transform.rotation.z": parts.angles.z = value
        case "transform.scale": parts.scale = SIMD3(repeating: value)
        case "transform.scale.x": parts.scale.x = value
        case "transform.scale.y": parts.scale.y = value
        case "transform.scale.z": parts.scale.z = value
        case "transform.translation.x": parts.translation.x = value
        case "transform.translation.y": parts.translation.y = value
        case "transform.translation.z": parts.translation.z = value
        default: return
        }
        transform = parts.transform
    }
}
