import Foundation

/// Calls of methods by selector, immediate or delayed.
///
/// ```swift
/// NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("search", Finder.search), object: nil)
/// perform(Selector("search", Finder.search), with: nil, afterDelay: 0.3)
/// ```
///
/// > Difference from Apple: Methods run on the main actor, and their return values are discarded.
extension NSObject {
    /// Calls a method.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
    @preconcurrency @MainActor public func perform(_ aSelector: Selector) { call(aSelector, nil) }

    /// Calls a method with an argument.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
    @preconcurrency @MainActor public func perform(_ aSelector: Selector, with object: Any?) { call(aSelector, object) }

    /// Calls a method after a delay on the clock of the running application. Tests can advance this clock.
    ///
    /// The object and the argument are retained until the call.
    /// - Parameters:
    ///   - aSelector: a method with at most one argument.
    ///   - anArgument: the argument.
    ///   - delay: the delay in seconds; with 0 or less the method is called as soon as the current code has returned.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:)
    @preconcurrency @MainActor public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        FrameLoop.current.call(self, aSelector, anArgument, after: delay)
    }

    /// Calls a method after a delay, in any run loop mode.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:inmodes:)
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels all delayed calls of an object's methods.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:)
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = aTarget as AnyObject
        FrameLoop.current.delayedCalls.cancel { $0.target === target }
    }

    /// Cancels the delayed calls of a method with an equal argument; `nil` means calls without an argument.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:selector:object:)
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        guard let target = aTarget as? NSObject else { return }
        FrameLoop.current.delayedCalls.cancel { $0.matches(target, aSelector, anArgument) }
    }
}
