import UIKitCore

extension MKMapSnapshotter {
    /// What a picture of a map shows.
    ///
    /// Of region, rectangle and camera the one that was set last counts; without any it is the world.
    /// - Source: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options
    @preconcurrency @MainActor open class Options: NSObject, NSCopying {
        /// In points; 256x256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// How many pixels a point has, 1…3; the screen's by default.
        open var scale: CGFloat = UITraitCollection.current.displayScale
        /// Light or dark, and more; those that hold at present by default.
        open var traitCollection = UITraitCollection.current
        /// The kind of map that is drawn; ``MKMapType/standard`` by default.
        open var mapType = MKMapType.standard
        /// Whether buildings are drawn; `true` by default. The built-in map has none.
        open var showsBuildings = true

        final var target = MapTarget.rect(.world, .zero)
        private var chosenRegion = MKCoordinateRegion(.world)
        private var chosenRect = MKMapRect.world
        private var chosenCamera = MKMapCamera()

        /// The region to show.
        open var region: MKCoordinateRegion {
            get { chosenRegion }
            set {
                chosenRegion = newValue
                target = .region(newValue)
            }
        }
        /// The rectangle of the map to show.
        open var mapRect: MKMapRect {
            get { chosenRect }
            set {
                chosenRect = newValue
                target = .rect(newValue, .zero)
            }
        }
        /// From where and how to look.
        open var camera: MKMapCamera {
            get { chosenCamera }
            set {
                chosenCamera = newValue
                target = .camera(newValue)
            }
        }

        /// Options of the default values.
        public required override init() { super.init() }

        /// Options of the same values.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { twin } }

        private var twin: Options {
            let copy = type(of: self).init()
            (copy.size, copy.scale, copy.traitCollection) = (size, scale, traitCollection)
            (copy.mapType, copy.showsBuildings) = (mapType, showsBuildings)
            (copy.chosenRegion, copy.chosenRect, copy.chosenCamera) = (chosenRegion, chosenRect, chosenCamera)
            copy.target = target
            return copy
        }
    }
}
