/// The smallest upright rectangle around points, as it grows.
struct PointBox {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    init() {}

    /// Around all points of the steps, control points too.
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

    /// `.null` where no point was added.
    var rect: CGRect {
        minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}
