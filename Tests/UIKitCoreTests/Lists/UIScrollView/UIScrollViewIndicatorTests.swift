import CaretTesting
import Testing
import UIKit

@Suite @MainActor struct UIScrollViewIndicatorTests {
    @Test(.app) func insetsOfBothIndicatorsAreSetAtOnce() {
        let view = UIScrollView()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.scrollIndicatorInsets = insets
        #expect(view.verticalScrollIndicatorInsets == insets)
        #expect(view.horizontalScrollIndicatorInsets == insets)
        view.horizontalScrollIndicatorInsets = .zero
        #expect(view.scrollIndicatorInsets == insets)
    }
}
