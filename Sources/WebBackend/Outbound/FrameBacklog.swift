#if Web || WindowAndWeb

    import CoreGraphics

    /// The accumulated moves and damage of frames: the difference between the image that a page displays and the
    /// current image.
    ///
    /// The size of the backlog is limited, so a slow page skips frames instead of using memory. A move translates the
    /// damage within its source. Beyond the limit of moves, the destinations of all moves become damage; beyond the
    /// limit of rectangles, damage is merged.
    package struct FrameBacklog: Sendable {
        /// The maximum number of moves. Beyond it, their destinations are sent as pixels.
        package static let maximumMoves = 16
        /// The maximum number of rectangles. Beyond it, rectangles are merged.
        package static let maximumRects = 24

        /// The moves to apply first, in order.
        package private(set) var moves: [PixelMove] = []
        /// The rectangles to copy from the current image afterwards.
        package private(set) var damage: [PixelRect] = []

        package init() {}

        package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }

        /// Adds the changes of another frame with an image of size `bounds`.
        package mutating func add(moves newMoves: [PixelMove], damage newDamage: [PixelRect], bounds: PixelRect) {
            for move in newMoves { add(move, bounds: bounds) }
            for rect in newDamage { add(rect.intersection(bounds)) }
        }

        /// Marks the whole image as damaged.
        package mutating func addAll(_ bounds: PixelRect) {
            moves = []
            damage = [bounds]
        }

        /// Returns all changes, and clears the backlog.
        package mutating func drain() -> FrameBacklog {
            defer { self = FrameBacklog() }
            return self
        }

        /// A move also translates the damage in its source.
        private mutating func add(_ move: PixelMove, bounds: PixelRect) {
            guard !move.destination.intersection(bounds).isEmpty else { return }
            let movedDamage = damage.map { $0.intersection(move.source).offset(x: move.dx, y: move.dy).intersection(bounds) }
            for rect in movedDamage { add(rect) }
            guard moves.count < Self.maximumMoves else {
                let destinations = moves.map { $0.destination.intersection(bounds) } + [move.destination.intersection(bounds)]
                moves = []
                for rect in destinations { add(rect) }
                return
            }
            moves.append(move)
        }

        private mutating func add(_ rect: PixelRect) {
            guard !rect.isEmpty, !damage.contains(where: { $0.contains(rect) }) else { return }
            damage.removeAll { rect.contains($0) }
            guard damage.count >= Self.maximumRects else { return damage.append(rect) }
            let growth = damage.map { $0.union(rect).area - $0.area }
            guard let index = growth.indices.min(by: { growth[$0] < growth[$1] }) else { return }
            let merged = damage.remove(at: index).union(rect)
            add(merged)
        }
    }

#endif
