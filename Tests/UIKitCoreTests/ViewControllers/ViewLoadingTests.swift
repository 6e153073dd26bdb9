import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct ViewLoadingTests {
    private final class Screen: UIViewController {
        @ViewLoading var label: UILabel
        @ViewLoading var note = "given"
        override func viewDidLoad() {
            super.viewDidLoad()
            label = UILabel()
            label.text = "made"
        }
    }

    @Test func readingThePropertyLoadsTheView() {
        let screen = Screen()
        #expect(screen.note == "given" && !screen.isViewLoaded)
        #expect(screen.label.text == "made" && screen.isViewLoaded)
        screen.label = UILabel()
        #expect(screen.label.text == nil)
    }
}
