import CaretTesting
import Testing

@testable import UIKitCore

/// Content views outside of cells, placed by constraints.
@MainActor @Suite(.app) struct AloneContentViewTests {
    private func shown(_ content: UIListContentConfiguration, width: CGFloat) async throws -> (
        TestApp, UIListContentView, NSLayoutConstraint
    ) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let view = UIListContentView(configuration: content)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        let wide = view.widthAnchor.constraint(equalToConstant: width)
        NSLayoutConstraint.activate([
            wide, view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        ])
        try await app.settle()
        return (app, view, wide)
    }

    @Test func theViewHasTheHeightOfTwoLinesFromTheStart() async throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "One"
        content.secondaryText = "Two"
        let (_, view, _) = try await shown(content, width: 300)
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 300, height: 0)).height)
        #expect(view.frame.height > content.minimumHeight)
    }

    @Test func theViewGrowsWhereLinesWrap() async throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Words that need more than one line where there is little room"
        let (app, view, wide) = try await shown(content, width: 370)
        let before = view.frame.height
        for width in [CGFloat(140), 370, 90] {
            wide.constant = width
            try await app.settle()
            #expect(view.frame.height == view.sizeThatFits(CGSize(width: width, height: 0)).height)
        }
        #expect(view.frame.height > before)
    }
}
