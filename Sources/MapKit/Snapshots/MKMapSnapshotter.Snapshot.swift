import MapEngines
import UIKitCore

extension MKMapSnapshotter {
    /// An image of a map, with the conversion from coordinates to points.
    ///
    /// - Source: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot
    @preconcurrency @MainActor open class Snapshot: NSObject {
        /// The image.
        public let image: UIImage
        /// The traits of the image.
        public let traitCollection: UITraitCollection
        private let viewport: MapViewport
        /// The maximum width and height of an image, in pixels. An image of this size takes a gigabyte of memory.
        private static let maximumPixelSize: CGFloat = 16_384

        init(_ options: Options) throws(SnapshotError) {
            let size = options.size
            let scale = options.scale.isFinite ? min(max(options.scale, 1), 3) : 1
            let range = 1...(Snapshot.maximumPixelSize / scale)
            guard range.contains(size.width), range.contains(size.height) else { throw .noSize }
            let empty = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0, size: size)
            guard let viewport = options.target.viewport(from: empty) else { throw .nothingToShow }
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            format.opaque = true
            let traits = options.traitCollection
            image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                traits.performAsCurrent {
                    let visibleRect = CGRect(origin: .zero, size: size)
                    MapRenderer(
                        viewport: viewport, visibleRect: visibleRect, records: [], style: .matching(traits, options.mapType)
                    ).draw(in: context.cgContext)
                }
            }
            self.viewport = viewport
            traitCollection = traits
            super.init()
        }

        /// Returns the point of a coordinate in the image, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { viewport.point(for: MKMapPoint(coordinate).worldPoint) }
    }
}
