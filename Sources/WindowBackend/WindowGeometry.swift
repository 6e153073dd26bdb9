#if Window || WindowAndWeb

    import CoreGraphics

    /// How a window's units, pixels and points belong together.
    package struct WindowGeometry: Hashable, Sendable {
        /// Who says how many pixels a point has.
        package enum Scale: Hashable, Sendable {
            /// Whoever started the application.
            case fixed(CGFloat)
            /// The desktop: its text scale, times the pixels of a window unit.
            case desktop(textScale: CGFloat)
        }

        /// In the window system's units.
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

        /// Pixels per window unit.
        package var density: CGFloat { CGFloat(pixelWidth) / unitSize.width }

        /// Pixels per point, 1…4.
        package var scale: CGFloat {
            switch rule {
            case .fixed(let scale): Self.clamp(scale)
            case .desktop(let textScale): Self.clamp(textScale * density)
            }
        }

        /// The window's size in points.
        package var size: CGSize {
            CGSize(width: max(1, CGFloat(pixelWidth) / scale), height: max(1, CGFloat(pixelHeight) / scale))
        }

        /// The place in points of one in window units.
        package func location(x: Double, y: Double) -> CGPoint {
            let pointsPerUnit = density / scale
            return CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
        }

        /// The place in window units of one in points.
        package func units(_ rect: CGRect) -> CGRect {
            let unitsPerPoint = scale / density
            return CGRect(
                x: rect.origin.x * unitsPerPoint, y: rect.origin.y * unitsPerPoint, width: rect.size.width * unitsPerPoint,
                height: rect.size.height * unitsPerPoint)
        }

        /// The greatest scale up to `scale` at which `size` points fit into `room` pixels, in quarters; at least 1.
        ///
        /// A phone at scale 3 is taller than most screens; its points matter more than its pixels.
        package static func scale(_ scale: CGFloat, fitting size: CGSize, into room: CGSize) -> CGFloat {
            let fitting = min(room.width / size.width, room.height / size.height)
            guard fitting < scale else { return clamp(scale) }
            return clamp((fitting * 4).rounded(.down) / 4)
        }

        private static func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, 1), 4) }
    }

#endif
