#if Window || WindowAndWeb

    import CoreGraphics

    /// The relation between a window's units, pixels and points.
    package struct WindowGeometry: Hashable, Sendable {
        /// The source of the scale.
        package enum Scale: Hashable, Sendable {
            /// The scale that was specified at launch.
            case fixed(CGFloat)
            /// The desktop's text scale, multiplied by the number of pixels per window unit.
            case desktop(textScale: CGFloat)
        }

        /// The size in the window system's units.
        package var unitSize: CGSize
        package var pixelWidth: Int
        package var pixelHeight: Int
        package var rule: Scale

        package init(unitSize: CGSize, pixelWidth: Int, pixelHeight: Int, rule: Scale) {
            self.unitSize = CGSize(width: max(1, unitSize.width), height: max(1, unitSize.height))
            self.pixelWidth = max(1, pixelWidth)
            self.pixelHeight = max(1, pixelHeight)
            self.rule = rule
        }

        /// The number of pixels per window unit.
        package var density: CGFloat { CGFloat(pixelWidth) / unitSize.width }

        /// The number of pixels per point, 1…4.
        package var scale: CGFloat {
            switch rule {
            case .fixed(let scale): Self.clamp(scale)
            case .desktop(let textScale): Self.clamp(textScale * density)
            }
        }

        /// The size of the window in points.
        package var size: CGSize {
            CGSize(width: max(1, CGFloat(pixelWidth) / scale), height: max(1, CGFloat(pixelHeight) / scale))
        }

        /// Converts a location from window units to points.
        package func location(x: Double, y: Double) -> CGPoint {
            let pointsPerUnit = density / scale
            return CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
        }

        /// Converts a rectangle from points to window units.
        package func units(_ rect: CGRect) -> CGRect {
            let unitsPerPoint = scale / density
            return CGRect(
                x: rect.origin.x * unitsPerPoint, y: rect.origin.y * unitsPerPoint, width: rect.size.width * unitsPerPoint,
                height: rect.size.height * unitsPerPoint)
        }

        /// Returns the largest scale up to `scale` at which `size` points fit into `pixelSize`, in multiples of a
        /// quarter; at least 1.
        ///
        /// A phone at scale 3 is taller than most screens, and its size in points is more important than its pixels.
        package static func scale(_ scale: CGFloat, fitting size: CGSize, into pixelSize: CGSize) -> CGFloat {
            let fitting = min(pixelSize.width / size.width, pixelSize.height / size.height)
            guard fitting < scale else { return clamp(scale) }
            return clamp((fitting * 4).rounded(.down) / 4)
        }

        private static func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, 1), 4) }
    }

#endif
