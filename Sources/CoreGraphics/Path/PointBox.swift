/// A bounding box that grows with the added points.
struct PointBox {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    init() {}

    /// Creates the box of all points of the elements, including control points.
    init(around steps: [PathStep]) {
        for step in steps {
            switch step {
            case .move(let a), .line(let a): add(a)
            case .quad(let a, let b):
                add(a)
                add(b)
            case .curve(let a, let b, let c):
                add(a)
                add(b)
                add(c)
            case .close: continue
            }
        }
    }

    mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        maxX = max(maxX, point.x)
        minY = min(minY, point.y)
        maxY = max(maxY, point.y)
    }

    /// The box; `.null` without points.
    var rect: CGRect {
        minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}
