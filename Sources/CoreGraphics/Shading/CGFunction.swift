/// Calculates a function of a ``CGFunction``: gets its `info`, the numbers that go in, and room for those that come out.
public typealias CGFunctionEvaluateCallback = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Frees the `info` of a ``CGFunction``.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a ``CGFunction`` calls.
public struct CGFunctionCallbacks {
    /// 0.
    public var version: UInt32
    /// Calculates the function; without it there is none.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called once, when the function is gone.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Makes a list of what is called.
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function from numbers to numbers, such as from a place to a colour.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgfunction
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    let domain: [ClosedRange<CGFloat>]
    let range: [ClosedRange<CGFloat>]?
    let rangeDimension: Int
    private let evaluate: CGFunctionEvaluateCallback
    private let releaseInfo: CGFunctionReleaseInfoCallback?

    /// Makes a function.
    ///
    /// - Parameters:
    ///   - info: handed to the callbacks.
    ///   - domainDimension: how many numbers go in; 1 or more.
    ///   - domain: the least and the largest of each; what goes in is cut to that. `nil` cuts nothing.
    ///   - rangeDimension: how many numbers come out; 1 or more.
    ///   - range: the least and the largest of each; what comes out is cut to that. `nil` cuts nothing.
    ///   - callbacks: what calculates it.
    /// - Returns: `nil` without a function to be called, for other dimensions, and where a largest number is below its least.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard let evaluate = callbacks.pointee.evaluate, domainDimension > 0, rangeDimension > 0 else { return nil }
        let everything = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
        guard let inside = domain.map({ Self.ranges($0, domainDimension) }) ?? Array(repeating: everything, count: domainDimension) else {
            return nil
        }
        let outside = range.map { Self.ranges($0, rangeDimension) }
        if case .some(.none) = outside { return nil }
        self.info = info
        self.domain = inside
        self.range = outside ?? nil
        self.rangeDimension = rangeDimension
        self.evaluate = evaluate
        releaseInfo = callbacks.pointee.releaseInfo
    }

    deinit { releaseInfo?(info) }

    private static func ranges(_ numbers: UnsafePointer<CGFloat>, _ count: Int) -> [ClosedRange<CGFloat>]? {
        let pairs = (0..<count).map { (numbers[$0 * 2], numbers[$0 * 2 + 1]) }
        guard pairs.allSatisfy({ $0.0 <= $0.1 }) else { return nil }
        return pairs.map { $0.0...$0.1 }
    }

    /// The numbers that come out for those that go in; what is no number is 0.
    func values(at place: [CGFloat]) -> [CGFloat] {
        let cut = zip(place, domain).map { min(max($0, $1.lowerBound), $1.upperBound) }
        var result = [CGFloat](repeating: 0, count: rangeDimension)
        evaluate(info, cut, &result)
        return result.enumerated().map { index, value in
            guard value.isFinite else { return 0 }
            guard let range = range?[index] else { return value }
            return min(max(value, range.lowerBound), range.upperBound)
        }
    }
}
