import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Alerts and menus in the user's text size.
@MainActor @Suite(.app) struct AlertTextSizeTests {
    private func shown(_ category: UIContentSizeCategory) async throws -> (app: TestApp, alert: UIAlertController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.view.window?.traitOverrides.preferredContentSizeCategory = category
        let alert = UIAlertController(title: "Away with it?", message: "Nobody can bring it back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        root.present(alert, animated: false)
        try await app.settle()
        return (app, alert)
    }

    private func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) } }

    @Test func anAlertHasALargeFont() async throws {
        let usual = try await shown(.large)
        let words = labels(in: usual.alert.view).filter { $0.text != nil }
        #expect(Set(words.map(\.font.pointSize)) == [17, 13])
        let height = usual.alert.view.bounds.height
        let large = try await shown(.accessibilityExtraLarge)
        for label in labels(in: large.alert.view) where label.text != nil {
            let before = words.first { $0.text == label.text }?.font.pointSize ?? .infinity
            #expect(label.font.pointSize > 1.5 * before, "\(label.text ?? "")")
            // Nothing is cut off.
            let room = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(label.bounds.height + 0.5 >= room.height, "\(label.text ?? "")")
        }
        #expect(large.alert.view.bounds.height > height)
    }

    @Test func aPresentedAlertFollowsTheTextSize() async throws {
        let (app, alert) = try await shown(.large)
        let height = alert.view.bounds.height
        alert.view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        try await app.settle()
        #expect(alert.view.bounds.height > height)
        #expect(labels(in: alert.view).first { $0.text == "Delete" }?.font.pointSize ?? 0 > 20)
    }

    @Test func fieldsAreAsLargeAsTheText() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addTextField { $0.text = "Somebody" } }
        alert.addAction(UIAlertAction(title: "Go", style: .default))
        root.present(alert, animated: false)
        try await app.settle()
        let fields = alert.textFields ?? []
        #expect(fields.map(\.font?.pointSize) == [13, 13] && fields.map(\.frame.height) == [30, 30])
        alert.view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        try await app.settle()
        for field in fields {
            #expect(field.font?.pointSize ?? 0 > 20 && field.bounds.height > field.font?.lineHeight ?? .infinity)
        }
        #expect(fields.last?.frame.minY == fields.first?.frame.maxY)
    }

    @Test func rowsOfAMenuAreAsHighAsTheirText() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let row = MenuRowView(UIAction(title: "Duplicate") { _ in }, hasMarks: false)
            window.addSubview(row)
            host.step()
            #expect(row.intrinsicHeight == MenuMetrics.rowHeight)
            window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            host.step()
            #expect(row.intrinsicHeight > MenuMetrics.rowHeight)
        }
    }
}
