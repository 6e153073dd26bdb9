/// A place on a line that a tab character leads to; what follows starts there.
public final class NSTextTab: NSObject, Sendable {
    /// In points from the edge at which lines start.
    public let location: CGFloat

    /// Makes a stop `location` points from the edge at which lines start.
    public init(location: CGFloat) {
        self.location = location
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab)?.location == location
    }

    public override var hash: Int { location.hashValue }
}
