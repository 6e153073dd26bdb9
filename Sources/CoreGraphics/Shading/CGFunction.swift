/// A function that evaluates a ``CGFunction``. Receives the `info`, the input numbers, and a buffer for the output
/// numbers.
public typealias CGFunctionEvaluateCallback = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// A function that releases the `info` of a ``CGFunction``.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a ``CGFunction``.
public struct CGFunctionCallbacks {
    /// The version, 0.
    public var version: UInt32
    /// Evaluates the function; required.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called once, when the function is deallocated.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates a set of callbacks.
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function from numbers to numbers, for example from a position to a colour.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgfunction
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    let domain: [ClosedRange<CGFloat>]
    let range: [ClosedRange<CGFloat>]?
    let rangeDimension: Int
    private let evaluate: CGFunctionEvaluateCallback
    private let releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - info: The first argument of the callbacks.
    ///   - domainDimension: The number of inputs, at least 1.
    ///   - domain: The lowest and the highest value of each input, to which inputs are clamped; `nil` for no
    ///     clamping.
    ///   - rangeDimension: The number of outputs, at least 1.
    ///   - range: The lowest and the highest value of each output, to which outputs are clamped; `nil` for no
    ///     clamping.
    ///   - callbacks: The callbacks.
    /// - Returns: `nil` without an evaluation callback, for invalid dimensions, and for a highest value below its
    ///   lowest.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard let evaluate = callbacks.pointee.evaluate, domainDimension > 0, rangeDimension > 0 else { return nil }
        let anyValue = -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
        guard let inputRanges = domain.map({ Self.ranges($0, domainDimension) }) ?? Array(repeating: anyValue, count: domainDimension)
        else { return nil }
        let outputRanges = range.map { Self.ranges($0, rangeDimension) }
        if case .some(.none) = outputRanges { return nil }
        self.info = info
        self.domain = inputRanges
        self.range = outputRanges ?? nil
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

    /// Evaluates the function. Nonfinite outputs become 0.
    func values(at inputs: [CGFloat]) -> [CGFloat] {
        let clampedInputs = zip(inputs, domain).map { min(max($0, $1.lowerBound), $1.upperBound) }
        var result = [CGFloat](repeating: 0, count: rangeDimension)
        evaluate(info, clampedInputs, &result)
        return result.enumerated().map { index, value in
            guard value.isFinite else { return 0 }
            guard let range = range?[index] else { return value }
            return min(max(value, range.lowerBound), range.upperBound)
        }
    }
}
