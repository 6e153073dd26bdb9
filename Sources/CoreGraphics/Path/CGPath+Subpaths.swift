/// The subpaths of a path. A subpath extends from a move or a close to the next one.
extension CGPath {
    /// A subpath: its start, its elements, and whether it is closed.
    struct Subpath {
        var start: CGPoint
        var steps: [PathStep] = []
        var isClosed = false
    }

    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        for step in steps {
            switch step {
            case .move(let point):
                if let current { result.append(current) }
                current = Subpath(start: point)
            case .close:
                guard var closed = current else { continue }
                closed.isClosed = true
                result.append(closed)
                // Elements after a close without a move begin at the start of the closed subpath. The next
                // subpath is created only if such an element follows.
                current = nil
            default:
                if current == nil { current = result.last.map { Subpath(start: $0.start) } }
                current?.steps.append(step)
            }
        }
        return current.map { result + [$0] } ?? result
    }

    /// The path with its closed subpaths only.
    package var closedSubpaths: CGPath {
        CGPath(steps: subpaths.filter(\.isClosed).flatMap { [.move($0.start)] + $0.steps + [.close] })
    }

    /// The same shape in the opposite direction.
    package var reversed: CGPath {
        CGPath(steps: subpaths.reversed().flatMap { $0.reversed })
    }
}

extension CGPath.Subpath {
    fileprivate var reversed: [PathStep] {
        var points = [start]
        for step in steps { points.append(step.end ?? start) }
        var result: [PathStep] = [.move(points[points.count - 1])]
        for (index, step) in steps.enumerated().reversed() {
            switch step {
            case .quad(let control, _): result.append(.quad(control, points[index]))
            case .curve(let a, let b, _): result.append(.curve(b, a, points[index]))
            default: result.append(.line(points[index]))
            }
        }
        return isClosed ? result + [.close] : result
    }
}
