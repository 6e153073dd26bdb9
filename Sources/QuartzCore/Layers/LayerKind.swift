/// What a layer of a class of its own is drawn from, beside what all layers have.
package enum LayerKind: Equatable, Sendable {
    case plain
    /// Its sublayers stand in the space of its superlayer, and are not flattened.
    case space
    case shape(ShapeProperties)
    case gradient(GradientProperties)
    case replicator(ReplicatorProperties)
    case particles(ParticleField)
    /// Its text is its contents; here stands what of it can be animated.
    case text(TextLook)
    /// Its first sublayer is a page that is turned, the second one what is printed on the back.
    case curl(PageCurl)

    /// Whether it draws something besides background, contents and border.
    var paints: Bool {
        switch self {
        case .plain, .space, .replicator, .text: false
        case .shape(let shape): shape.paints
        case .gradient(let gradient): gradient.paints
        case .particles(let field): !field.particles.isEmpty
        case .curl: true
        }
    }

    /// Whether it shows a page that is turned.
    var isCurl: Bool { if case .curl = self { true } else { false } }

    /// What it may draw on, in the layer's coordinates.
    func box(in bounds: CGRect) -> CGRect {
        switch self {
        case .plain, .space, .replicator, .text: .null
        case .shape(let shape): shape.box
        case .gradient, .curl: bounds
        case .particles(let field): field.box
        }
    }
}
