import XCTest

@testable import Untouched

final class BasketTests: XCTestCase {
    @MainActor func testAScreenFollowsItsModel() {
        let screen = BasketScreen()
        screen.loadViewIfNeeded()
        XCTAssertEqual(screen.label.text, "0 pieces: open")
        screen.basket.count = 3
        XCTAssertEqual(screen.label.text, "3 pieces: open")
        NotificationCenter.default.post(name: .basketWasFilled, object: nil)
        XCTAssertEqual(screen.label.text, "3 pieces: full")
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        XCTAssertGreaterThan(screen.changes, 0)
    }
}
