import UIKitCore

/// Draws an ``MKPolyline``.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpolylinerenderer
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    open var polyline: MKPolyline { storedPolyline }
    private let storedPolyline: MKPolyline

    /// Creates a renderer of a line.
    public init(polyline: MKPolyline) {
        storedPolyline = polyline
        super.init(overlay: polyline)
    }

    /// Creates a renderer of an overlay that is a line.
    ///
    /// - Precondition: The overlay is an ``MKPolyline``.
    public override convenience init(overlay: any MKOverlay) {
        guard let polyline = overlay as? MKPolyline else {
            preconditionFailure("MKPolylineRenderer: \(type(of: overlay)) is no MKPolyline. Use the renderer that suits it.")
        }
        self.init(polyline: polyline)
    }

    open override func createPath() { path = polyline.path(in: self) }
}
