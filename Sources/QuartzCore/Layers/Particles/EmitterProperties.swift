/// The animatable properties of an emitter layer.
package struct EmitterProperties: Equatable, Sendable {
    package var birthRate: Float = 1
    package var lifetime: Float = 1
    package var velocity: Float = 1
    package var scale: Float = 1
    package var spin: Float = 1
    /// The centre of the emitter's shape, in points of the layer.
    package var position = CGPoint.zero
    /// The size of the emitter's shape, in points.
    package var size = CGSize.zero
    /// The properties of named cells during an animation, by the cell's name and then by the property's name.
    package var cells: [String: [String: AnimatableValue]] = [:]

    package init() {}

    /// The properties of an emitter layer; the defaults for any other layer.
    init(_ kind: LayerKind) {
        if case .particles(let field) = kind { self = field.source }
    }

    private static let numbers: [String: WritableKeyPath<EmitterProperties, Float> & Sendable] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "velocity": \.velocity, "scale": \.scale, "spin": \.spin,
    ]

    func value(_ path: String) -> AnimatableValue? {
        if let number = Self.numbers[path] { return .number(Double(self[keyPath: number])) }
        switch path {
        case "emitterPosition": return AnimatableValue(position)
        case "emitterPosition.x": return .number(Double(position.x))
        case "emitterPosition.y": return .number(Double(position.y))
        case "emitterSize": return AnimatableValue(size)
        case "emitterSize.width": return .number(Double(size.width))
        case "emitterSize.height": return .number(Double(size.height))
        default: return Self.cellKey(path).flatMap { cells[$0.cell]?[$0.key] }
        }
    }

    mutating func set(_ value: AnimatableValue, _ path: String) {
        switch (path, value) {
        case (_, .number(let v)) where Self.numbers[path] != nil:
            if let number = Self.numbers[path] { self[keyPath: number] = Float(v) }
        case ("emitterPosition", .point(let v)): position = CGPoint(x: v.x, y: v.y)
        case ("emitterPosition.x", .number(let v)): position.x = CGFloat(v)
        case ("emitterPosition.y", .number(let v)): position.y = CGFloat(v)
        case ("emitterSize", .point(let v)): size = CGSize(width: v.x, height: v.y)
        case ("emitterSize.width", .number(let v)): size.width = CGFloat(v)
        case ("emitterSize.height", .number(let v)): size.height = CGFloat(v)
        default: if let cellKey = Self.cellKey(path) { cells[cellKey.cell]?[cellKey.key] = value }
        }
    }

    /// Returns the cell and the key of a path such as `emitterCells.spark.birthRate`.
    private static func cellKey(_ path: String) -> (cell: String, key: String)? {
        let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
        return parts.count == 3 && parts[0] == "emitterCells" ? (parts[1], parts[2]) : nil
    }
}

/// The parameters for the particles that are emitted in one frame.
struct Emission {
    let source: EmitterProperties
    let shape: CAEmitterLayerEmitterShape
    let mode: CAEmitterLayerEmitterMode

    /// Returns the value of a numeric property of a cell, with animations applied; `model` if the property is not
    /// animated.
    @MainActor func number(_ key: String, _ cell: CAEmitterCell, _ model: CGFloat) -> Double {
        if let name = cell.name, case .number(let value)? = source.cells[name]?[key] { value } else { Double(model) }
    }

    /// Returns the colour of a cell, with animations applied.
    @MainActor func color(_ cell: CAEmitterCell) -> SIMD4<Double> {
        if let name = cell.name, case .color(let value)? = source.cells[name]?["color"] { return value }
        return cell.color?.rgba ?? SIMD4(repeating: 1)
    }
}
