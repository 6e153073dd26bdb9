import Foundation

/// The delayed method calls. Targets and arguments are retained until the call.
@MainActor struct DelayedCalls {
    struct Call {
        let number: Int
        let target: NSObject
        let selector: Selector
        let argument: Any?
        var token: DelayToken?

        /// Returns whether the call has this target, selector and argument; `nil` means no argument.
        func matches(_ target: NSObject, _ selector: Selector, _ argument: Any?) -> Bool {
            guard self.target === target, self.selector == selector else { return false }
            guard let storedArgument = self.argument, let argument else { return self.argument == nil && argument == nil }
            if let storedArgument = storedArgument as? NSObject { return storedArgument.isEqual(argument) }
            return storedArgument as AnyObject === argument as AnyObject
        }
    }

    private var calls: [Call] = []
    private var lastNumber = 0

    /// Stores a call. Returns the number with which the call is removed.
    mutating func add(_ target: NSObject, _ selector: Selector, _ argument: Any?) -> Int {
        lastNumber += 1
        calls.append(Call(number: lastNumber, target: target, selector: selector, argument: argument))
        return lastNumber
    }

    mutating func set(_ token: DelayToken, of number: Int) {
        if let index = calls.firstIndex(where: { $0.number == number }) { calls[index].token = token }
    }

    mutating func remove(_ number: Int) -> Call? {
        guard let index = calls.firstIndex(where: { $0.number == number }) else { return nil }
        return calls.remove(at: index)
    }

    /// Cancels calls. Returns the cancelled calls, so that their targets are released after the exclusive access to
    /// this value has ended.
    @discardableResult mutating func cancel(where matches: (Call) -> Bool) -> [Call] {
        let cancelledCalls = calls.filter(matches)
        for call in cancelledCalls { call.token?.cancel() }
        calls.removeAll(where: matches)
        return cancelledCalls
    }
}

extension FrameLoop {
    /// Calls a method after a delay in seconds. The target and the argument are retained until the call.
    func call(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        let number = delayedCalls.add(target, selector, argument)
        let token = schedule(after: delay.isFinite ? delay : 0) { [weak self] in
            guard let call = self?.delayedCalls.remove(number) else { return }
            call.target.call(call.selector, call.argument)
        }
        delayedCalls.set(token, of: number)
    }
}

extension NSObject {
    /// Calls a method now; reports a diagnostic if the object does not have the method.
    @MainActor func call(_ selector: Selector, _ argument: Any?) {
        guard !selector.perform(on: self, with: [argument ?? NSNull()]) else { return }
        Diagnostics.report("perform.selector", "\(type(of: self)) has no method '\(selector)' that takes \(argument ?? "nothing").")
    }
}
