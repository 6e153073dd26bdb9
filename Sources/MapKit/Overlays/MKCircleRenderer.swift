import UIKitCore

/// Draws an ``MKCircle``.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkcirclerenderer
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle.
    open var circle: MKCircle { storedCircle }
    private let storedCircle: MKCircle

    /// Creates a renderer of a circle.
    public init(circle: MKCircle) {
        storedCircle = circle
        super.init(overlay: circle)
    }

    /// Creates a renderer of an overlay that is a circle.
    ///
    /// - Precondition: The overlay is an ``MKCircle``.
    public override convenience init(overlay: any MKOverlay) {
        guard let circle = overlay as? MKCircle else {
            preconditionFailure("MKCircleRenderer: \(type(of: overlay)) is no MKCircle. Use the renderer that suits it.")
        }
        self.init(circle: circle)
    }

    open override func createPath() { path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil) }
}
