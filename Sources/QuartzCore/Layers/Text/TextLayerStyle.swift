/// The animatable properties of a text layer's plain text.
package struct TextLayerStyle: Equatable, Sendable {
    /// The font size, in points.
    package var size: CGFloat = 36
    package var color: CGColor? = .white

    package init() {}

    /// The properties of a text layer; the defaults for any other layer.
    init(_ kind: LayerKind) {
        if case .text(let style) = kind { self = style }
    }

    func value(_ path: String) -> AnimatableValue? {
        switch path {
        case "fontSize": .number(Double(size))
        case "foregroundColor": .color(color?.rgba ?? .zero)
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, _ path: String) {
        switch (path, value) {
        case ("fontSize", .number(let v)): size = CGFloat(max(0, v))
        case ("foregroundColor", .color(let v)): color = CGColor(rgba: v)
        default: break
        }
    }
}
