import Foundation

/// Methods that are called by their selectors, at once or later.
///
/// ```swift
/// NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("search", Finder.search), object: nil)
/// perform(Selector("search", Finder.search), with: nil, afterDelay: 0.3)
/// ```
/// > Difference from Apple: methods run on the main actor, and what they return is dropped.
extension NSObject {
    /// Calls a method.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
    @MainActor public func perform(_ aSelector: Selector) { call(aSelector, nil) }

    /// Calls a method with an argument.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
    @MainActor public func perform(_ aSelector: Selector, with object: Any?) { call(aSelector, object) }

    /// Calls a method later, on the clock of the running application: a test that moves the clock moves it.
    ///
    /// The object and the argument are kept until then.
    /// - Parameters:
    ///   - aSelector: a method with one argument or none.
    ///   - anArgument: its argument.
    ///   - delay: seconds; 0 or less for as soon as what runs now is over.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:)
    @MainActor public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        FrameLoop.current.call(self, aSelector, anArgument, after: delay)
    }

    /// The same; calls come in every mode, as frames do.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:inmodes:)
    @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Takes back all calls of an object's methods that wait for their time.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:)
    @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = aTarget as AnyObject
        FrameLoop.current.delayedCalls.cancel { $0.target === target }
    }

    /// Takes back calls of one method with one argument: those that were asked for with an equal one, or with `nil` as here.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:selector:object:)
    @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        guard let target = aTarget as? NSObject else { return }
        FrameLoop.current.delayedCalls.cancel { $0.isOf(target, aSelector, anArgument) }
    }
}
