/// The properties of a layer subclass, in addition to the properties of all layers.
package enum LayerKind: Equatable, Sendable {
    case plain
    /// The sublayers share the 3D space of the superlayer and are not flattened.
    case space
    case shape(ShapeProperties)
    case gradient(GradientProperties)
    case replicator(ReplicatorProperties)
    case particles(ParticleField)
    /// The contents show the text; the value has the animatable properties.
    case text(TextLayerStyle)
    /// The first sublayer is a page that is turned; the second sublayer is the back of the page.
    case curl(PageCurl)

    /// Whether the layer draws anything besides background, contents and border.
    var drawsContent: Bool {
        switch self {
        case .plain, .space, .replicator, .text: false
        case .shape(let shape): shape.drawsContent
        case .gradient(let gradient): gradient.drawsContent
        case .particles(let field): !field.particles.isEmpty
        case .curl: true
        }
    }

    /// Whether the layer shows a page curl.
    var isCurl: Bool { if case .curl = self { true } else { false } }

    /// Returns the area that the layer may draw, in the layer's coordinates.
    func drawingArea(in bounds: CGRect) -> CGRect {
        switch self {
        case .plain, .space, .replicator, .text: .null
        case .shape(let shape): shape.boundingBox
        case .gradient, .curl: bounds
        case .particles(let field): field.boundingBox
        }
    }
}
