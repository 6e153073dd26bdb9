import UIKitCore

extension MKMapSnapshotter {
    /// The options of a map snapshot.
    ///
    /// The property that was set last among region, rectangle and camera determines the visible area. The default is
    /// the whole world.
    /// - Source: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options
    @preconcurrency @MainActor open class Options: NSObject, NSCopying {
        /// The size of the snapshot in points; 256x256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// The number of pixels per point, 1…3; the scale of the screen by default.
        open var scale: CGFloat = UITraitCollection.current.displayScale
        /// The traits of the snapshot, such as light or dark appearance; the current traits by default.
        open var traitCollection = UITraitCollection.current
        /// The type of map to draw; ``MKMapType/standard`` by default.
        open var mapType = MKMapType.standard
        /// Whether buildings are drawn; `true` by default. The built-in map has no buildings.
        open var showsBuildings = true

        final var target = MapTarget.rect(.world, .zero)
        private var chosenRegion = MKCoordinateRegion(.world)
        private var chosenRect = MKMapRect.world
        private var chosenCamera = MKMapCamera()

        /// The region to display.
        open var region: MKCoordinateRegion {
            get { chosenRegion }
            set {
                chosenRegion = newValue
                target = .region(newValue)
            }
        }
        /// The map rectangle to display.
        open var mapRect: MKMapRect {
            get { chosenRect }
            set {
                chosenRect = newValue
                target = .rect(newValue, .zero)
            }
        }
        /// The camera through which to display the map.
        open var camera: MKMapCamera {
            get { chosenCamera }
            set {
                chosenCamera = newValue
                target = .camera(newValue)
            }
        }

        /// Creates options with the default values.
        public required override init() { super.init() }

        /// Returns options with the same values.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate } }

        private var duplicate: Options {
            let copy = type(of: self).init()
            (copy.size, copy.scale, copy.traitCollection) = (size, scale, traitCollection)
            (copy.mapType, copy.showsBuildings) = (mapType, showsBuildings)
            (copy.chosenRegion, copy.chosenRect, copy.chosenCamera) = (chosenRegion, chosenRect, chosenCamera)
            copy.target = target
            return copy
        }
    }
}
