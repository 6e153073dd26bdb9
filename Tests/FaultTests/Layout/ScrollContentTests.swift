import CaretTesting
import Testing
import UIKit

/// The content size of a scroll view by constraints.
@MainActor @Suite(.app) struct ScrollContentTests {
    private func column(of rows: [UIView]) -> (UIViewController, UIScrollView, UIStackView) {
        let (controller, scroll, stack) = (UIViewController(), UIScrollView(), UIStackView(arrangedSubviews: rows))
        stack.axis = .vertical
        stack.spacing = 12
        controller.view.addSubview(scroll)
        scroll.addSubview(stack)
        for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        return (controller, scroll, stack)
    }

    @Test(arguments: [1, 2, 5, 8, 9, 10, 11, 20, 40])
    func `M14 a column of buttons has a height, however many there are`(count: Int) async throws {
        let rows = (1...count).map { UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Button \($0)") { _ in }) }
        let (controller, scroll, stack) = column(of: rows)
        let app = try await TestApp.launch(showing: { controller })
        try await app.settle()
        #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout && !stack.hasAmbiguousLayout)
        #expect(abs(scroll.contentSize.height - stack.frame.height - 40) < 0.001)
        let height = try #require(rows.first).intrinsicContentSize.height
        #expect(abs(stack.frame.height - height * CGFloat(count) - 12 * CGFloat(count - 1)) < 0.001)
    }

    @Test func `M14 a column that is taller than its rows is ambiguous`() async throws {
        let rows = (1...9).map { UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Button \($0)") { _ in }) }
        let (controller, _, stack) = column(of: rows)
        stack.heightAnchor.constraint(equalToConstant: 900).isActive = true
        let app = try await TestApp.launch(showing: { controller })
        try await app.settle()
        #expect(!stack.hasAmbiguousLayout && rows.contains(where: \.hasAmbiguousLayout))
    }
}
