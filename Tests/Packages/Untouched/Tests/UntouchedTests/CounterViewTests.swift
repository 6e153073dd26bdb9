import XCTest

@testable import Untouched

/// XCTest imports UIKit, as on iOS, and its tests are not isolated to the main actor.
final class CounterViewTests: XCTestCase {
    private final class Silent: NSObject, CounterViewDelegate {}

    private final class Full: NSObject, CounterViewDelegate {
        var counts: [Int] = []
        var mayCount = true
        var step: NSNumber? { 5 }
        func counterView(_ view: CounterView, didCountTo count: Int) { counts.append(count) }
        func counterViewShouldCount(_ view: CounterView) -> Bool { mayCount }
    }

    func testOptionalRequirementsThatNobodyImplements() {
        let view = CounterView()
        let delegate = Silent()
        view.delegate = delegate
        XCTAssertFalse(view.asksBeforeItCounts)
        view.press()
        XCTAssertEqual(view.count, 1)
    }

    func testOptionalRequirementsThatAreImplemented() {
        let view = CounterView()
        let delegate = Full()
        view.delegate = delegate
        XCTAssertTrue(view.asksBeforeItCounts)
        view.press()
        delegate.mayCount = false
        view.press()
        XCTAssertEqual(view.count, 5)
        XCTAssertEqual(delegate.counts, [5])
    }

    func testTargetsAndActions() {
        let view = CounterView()
        XCTAssertEqual(view.actionsOfButton, ["buttonPressed"])
        view.disconnect()
        XCTAssertEqual(view.actionsOfButton, [])
        view.press()
        XCTAssertEqual(view.count, 0)
        view.perform(#selector(CounterView.tapped(_:)), with: UITapGestureRecognizer())
        XCTAssertEqual(view.log, ["tapped"])
    }

    func testNotificationsAndText() {
        let view = CounterView()
        view.count = 7
        NotificationCenter.default.post(name: Notification.Name("CounterReset"), object: nil)
        XCTAssertEqual(view.count, 0)
        XCTAssertEqual(view.text, "@objc #selector(noSelector) 2")
    }

    func testMembersOfAClassWithObjCMembers() {
        let registry = Registry()
        registry.perform(#selector(Registry.register(_:)), with: "one")
        registry.perform(NSSelectorFromString("register:"), with: "two")
        registry.perform(Selector(("removeEntryNamed:")), with: "one")
        XCTAssertEqual(registry.entries, ["two"])
        XCTAssertTrue(registry.responds(to: Registry.getter))
        XCTAssertTrue(registry.responds(to: Registry.setter))
        XCTAssertEqual(NSStringFromSelector(Registry.setter), "setEntries:")
        XCTAssertFalse(registry.responds(to: NSSelectorFromString("isOpen")))
    }
}
