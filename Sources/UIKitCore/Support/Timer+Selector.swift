import Foundation

/// Timers that call a method.
///
/// ```swift
/// Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick:", Clock.tick(_:)), userInfo: nil, repeats: true)
/// ```
/// The target is kept until the timer is invalidated, or has fired if it does not repeat. The method takes the timer, or nothing, and runs on
/// the main actor.
extension Timer {
    /// Makes a timer that calls a method, and adds it to the current run loop.
    ///
    /// - Parameters:
    ///   - ti: seconds until it fires, and from then on if it repeats; 0.1 ms where that is not more than 0.
    ///   - aTarget: whose method is called.
    ///   - aSelector: the method.
    ///   - userInfo: what `userInfo` of the timer answers.
    ///   - yesOrNo: whether it fires again.
    /// - Source: https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = SelectorTimer(max(ti, 0.0001), TimerCall(aTarget, aSelector), userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer that calls a method; add it to a run loop.
    ///
    /// > Difference from Apple: `userInfo` is `nil`; a timer made by ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`` has it.
    /// - Source: https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        let call = TimerCall(aTarget, aSelector)
        self.init(timeInterval: max(ti, 0.0001), repeats: yesOrNo) { call.fire($0) }
    }
}
