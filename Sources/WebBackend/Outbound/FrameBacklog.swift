#if Web || WindowAndWeb

    import CoreGraphics

    /// The difference between the picture of a page and the current picture: the accumulated moves and damage of
    /// frames.
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
        /// The rectangles to copy from the current picture afterwards.
        package private(set) var damage: [PixelRect] = []

        package init() {}

        package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }

        /// Adds the changes of another frame with a picture of size `bounds`.
        package mutating func add(moves newMoves: [PixelMove], damage newDamage: [PixelRect], bounds: PixelRect) {
            for move in newMoves { add(move, bounds: bounds) }
            for rect in newDamage { add(rect.intersection(bounds)) }
        }

        /// Marks the whole picture as damaged.
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
            let carried = damage.map { $0.intersection(move.source).offset(x: move.dx, y: move.dy).intersection(bounds) }
            for rect in carried { add(rect) }
            guard moves.count < Self.maximumMoves else {
                let places = moves.map { $0.destination.intersection(bounds) } + [move.destination.intersection(bounds)]
                moves = []
                for rect in places { add(rect) }
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
