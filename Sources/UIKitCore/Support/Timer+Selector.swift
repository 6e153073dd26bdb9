import Foundation

/// Timers that call a method.
///
/// ```swift
/// Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick:", Clock.tick(_:)), userInfo: nil, repeats: true)
/// ```
///
/// The target is retained until the timer is invalidated, or has fired without repeating. The method has the timer as
/// its argument, or no argument, and runs on the main actor.
extension Timer {
    /// Creates a timer that calls a method, and adds it to the current run loop.
    ///
    /// - Parameters:
    ///   - ti: the time in seconds until the timer fires, and between repetitions; 0.1 ms if not above 0.
    ///   - aTarget: the target of the method.
    ///   - aSelector: the method.
    ///   - userInfo: the value for the timer's `userInfo`.
    ///   - yesOrNo: whether the timer repeats.
    /// - Source: https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = SelectorTimer(max(ti, 0.0001), TimerCall(aTarget, aSelector), userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that calls a method. Add the timer to a run loop.
    ///
    /// > Difference from Apple: The timer's `userInfo` is `nil`. Timers created by
    /// > ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`` store it.
    /// - Source:
    ///   developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        let call = TimerCall(aTarget, aSelector)
        self.init(timeInterval: max(ti, 0.0001), repeats: yesOrNo) { call.fire($0) }
    }
}
