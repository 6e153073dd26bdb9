import Testing
import UIKitCore

@MainActor private protocol Judge: AnyObject {
    func asked() -> Bool
    var number: Int { get }
}

private final class Recorder: Judge {
    let name: String
    let answer: Bool
    let log: Log
    var number: Int { name.count }

    init(_ name: String, answer: Bool = true, log: Log) {
        self.name = name
        self.answer = answer
        self.log = log
    }

    func asked() -> Bool {
        log.lines.append(name)
        return answer
    }
}

@MainActor private final class Log {
    var lines: [String] = []
}

@MainActor @Suite struct DelegateHubTests {
    private let log = Log()
    private let hub = DelegateHub<any Judge>()

    @Test func theDelegateIsNotifiedBeforeTheObservers() {
        let delegate = Recorder("delegate", log: log)
        _ = hub.add(Recorder("first", log: log))
        _ = hub.add(Recorder("second", log: log))
        hub.delegate = delegate
        hub.notify { _ = $0.asked() }
        #expect(log.lines == ["delegate", "first", "second"])
    }

    @Test func allObserversAreAskedAndAllMustAgree() {
        let delegate = Recorder("delegate", answer: false, log: log)
        _ = hub.add(Recorder("observer", log: log))
        hub.delegate = delegate
        #expect(!hub.allAgree { $0.asked() })
        #expect(log.lines == ["delegate", "observer"])
        #expect(DelegateHub<any Judge>().allAgree { $0.asked() })
    }

    @Test func aValueComesFromTheDelegateElseTheLastObserverElseTheDefault() {
        #expect(hub.value(0) { $0.number } == 0)
        _ = hub.add(Recorder("a", log: log))
        let last = hub.add(Recorder("bb", log: log))
        #expect(hub.value(0) { $0.number } == 2)
        let delegate = Recorder("ccc", log: log)
        hub.delegate = delegate
        #expect(hub.value(0) { $0.number } == 3)
        hub.delegate = nil
        hub.remove(last)
        #expect(hub.value(0) { $0.number } == 1)
    }

    @Test func theDelegateIsHeldWeaklyAndSettingItKeepsObservers() {
        _ = hub.add(Recorder("observer", log: log))
        do {
            let delegate = Recorder("delegate", log: log)
            hub.delegate = delegate
        }
        #expect(hub.delegate == nil)
        hub.notify { _ = $0.asked() }
        #expect(log.lines == ["observer"])
    }

    @Test func anObserverAddedDuringANotificationIsNotifiedNextTime() {
        let observer = Recorder("late", log: log)
        var isAdded = false
        _ = hub.add(Recorder("early", log: log))
        hub.notify {
            _ = $0.asked()
            if !isAdded { _ = hub.add(observer) }
            isAdded = true
        }
        #expect(log.lines == ["early"])
    }
}
