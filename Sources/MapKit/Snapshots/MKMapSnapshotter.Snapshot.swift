import MapEngines
import UIKitCore

extension MKMapSnapshotter {
    /// A picture of a map, and where places are on it.
    ///
    /// - Source: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot
    @preconcurrency @MainActor open class Snapshot: NSObject {
        /// The picture.
        public let image: UIImage
        /// The traits it was made with.
        public let traitCollection: UITraitCollection
        private let viewport: MapViewport
        /// 16,384 pixels: how wide and high a picture may be; one of this size takes a gigabyte.
        private static let largest: CGFloat = 16_384

        init(_ options: Options) throws(SnapshotError) {
            let size = options.size
            let scale = options.scale.isFinite ? min(max(options.scale, 1), 3) : 1
            let range = 1...(Snapshot.largest / scale)
            guard range.contains(size.width), range.contains(size.height) else { throw .noSize }
            let empty = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0, size: size)
            guard let viewport = options.target.viewport(from: empty) else { throw .nothingToShow }
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            format.opaque = true
            let traits = options.traitCollection
            image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                traits.performAsCurrent {
                    let seen = CGRect(origin: .zero, size: size)
                    MapPicture(
                        viewport: viewport, seen: seen, records: [], style: .suiting(traits, options.mapType)
                    ).draw(in: context.cgContext)
                }
            }
            self.viewport = viewport
            traitCollection = traits
            super.init()
        }

        /// Where a coordinate is on the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { viewport.point(for: MKMapPoint(coordinate).place) }
    }
}
