#if Web || WindowAndWeb

    import CoreGraphics

    /// How the picture that a page shows differs from the current one: what frames since then have moved and drawn.
    ///
    /// It stays small however many frames it takes in, so a page that cannot keep up misses frames and costs no memory.
    package struct FrameBacklog: Sendable {
        /// More moves than that are not worth carrying out; their places are sent as pixels.
        package static let maximumMoves = 16
        /// More rectangles than that are merged.
        package static let maximumRects = 24

        /// To be carried out first, in order.
        package private(set) var moves: [PixelMove] = []
        /// To be copied from the current picture afterwards.
        package private(set) var damage: [PixelRect] = []

        package init() {}

        package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }

        /// Notes another frame of a picture of that size.
        package mutating func add(moves newMoves: [PixelMove], damage newDamage: [PixelRect], bounds: PixelRect) {
            for move in newMoves { add(move, bounds: bounds) }
            for rect in newDamage { add(rect.intersection(bounds)) }
        }

        /// Notes that nothing of the page's picture is right.
        package mutating func addAll(_ bounds: PixelRect) {
            moves = []
            damage = [bounds]
        }

        /// Hands over everything, and starts anew.
        package mutating func take() -> FrameBacklog {
            defer { self = FrameBacklog() }
            return self
        }

        /// A move also carries along what is wrong with its source.
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
