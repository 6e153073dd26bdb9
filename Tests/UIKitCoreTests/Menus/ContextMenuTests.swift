import CaretTesting
import Testing

@testable import UIKitCore

/// Menus that a long press opens.
@MainActor @Suite(.app) struct ContextMenuTests {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var calls: [String] = []
        var hasMenu = true
        var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
        var animates: (() -> Void)?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("configuration")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(
                identifier: "id" as NSString,
                actionProvider: { [weak self] _ in
                    UIMenu(title: "Photo", children: [UIAction(title: "Copy") { _ in self?.calls.append("copy") }])
                })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("display")
            animator?.addCompletion { self.calls.append("displayed") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("end")
            animator?.addCompletion { self.calls.append("ended") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.preferredCommitStyle = commitStyle
            if let animates { animator.addAnimations(animates) }
            animator.addCompletion { self.calls.append("committed") }
        }
    }

    private func launched(_ owner: Owner) async throws -> (app: TestApp, view: UIView, interaction: UIContextMenuInteraction) {
        let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 90))
        view.backgroundColor = .systemTeal
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        return (app, view, interaction)
    }

    private func press(_ app: TestApp) async {
        let point = CGPoint(x: 100, y: 240)
        await app.drag(from: point, to: point, over: .milliseconds(100), rest: .milliseconds(700))
    }

    @Test func aLongPressOpensItAndNotifiesTheDelegate() async throws {
        let owner = Owner()
        let (app, view, interaction) = try await launched(owner)
        await press(app)
        try await app.settle()
        #expect(app.exists("Copy") && app.exists("Photo") && app.exists(.identifier("MenuPreview")))
        #expect(interaction.menuAppearance == .rich && view.alpha == 0)
        try await app.tap("Copy")
        try await app.settle()
        #expect(owner.calls == ["configuration", "display", "displayed", "end", "copy", "ended"])
        #expect(view.alpha == 1 && interaction.menuAppearance == .unknown)
    }

    @Test func withoutAConfigurationNothingOpens() async throws {
        let owner = Owner()
        owner.hasMenu = false
        let (app, _, _) = try await launched(owner)
        await press(app)
        try await app.settle()
        #expect(!app.exists(.identifier("MenuPresentation")) && owner.calls == ["configuration"])
    }

    @Test func aTapOnThePreviewCommits() async throws {
        let owner = Owner()
        let (app, _, _) = try await launched(owner)
        await press(app)
        try await app.settle()
        let preview = try app.find(.identifier("MenuPreview")).frame
        await app.tap(at: CGPoint(x: preview.midX, y: preview.midY))
        try await app.settle()
        #expect(owner.calls.contains("committed") && !app.exists("Copy"))
    }

    @Test func aPreviewThatPopsGrowsAndRunsTheAnimations() async throws {
        let owner = Owner()
        let (app, view, _) = try await launched(owner)
        view.alpha = 0.5
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.superview?.addSubview(beside)
        owner.commitStyle = .pop
        owner.animates = { beside.alpha = 0 }
        await press(app)
        try await app.settle()
        let preview = try app.find(.identifier("MenuPreview"))
        await app.tap(at: CGPoint(x: preview.frame.midX, y: preview.frame.midY))
        await app.advance(frames: 8)
        #expect((beside.layer.presentation()?.opacity).map { $0 > 0.05 && $0 < 0.95 } == true)
        #expect(preview.view.bounds.size == app.mainWindow.bounds.size)
        try await app.settle()
        #expect(owner.calls.contains("committed") && view.alpha == 0.5)
    }

    @Test func theMenuCanBeChangedAndClosedByProgram() async throws {
        let owner = Owner()
        let (app, _, interaction) = try await launched(owner)
        await press(app)
        try await app.settle()
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Paste") { _ in }]) }
        try await app.settle()
        #expect(app.exists("Paste") && !app.exists("Copy"))
        interaction.dismissMenu()
        try await app.settle()
        #expect(!app.exists("Paste"))
    }

    @Test func aPreviewIsPlacedAtItsTarget() {
        let (container, view) = (UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300)), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let parameters = UIPreviewParameters()
        func frame(_ transform: CGAffineTransform) -> CGRect {
            let target = UIPreviewTarget(container: container, center: CGPoint(x: 150, y: 150), transform: transform)
            return MenuSource.frame(of: UITargetedPreview(view: view, parameters: parameters, target: target))
        }
        let middle = container.convert(CGPoint(x: 150, y: 150), to: nil)
        #expect(frame(.identity) == CGRect(x: middle.x - 50, y: middle.y - 30, width: 100, height: 60))
        #expect(frame(CGAffineTransform(scaleX: 0.5, y: 0.5)) == CGRect(x: middle.x - 25, y: middle.y - 15, width: 50, height: 30))
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 20, y: 10, width: 40, height: 20))
        #expect(frame(.identity) == CGRect(x: middle.x - 30, y: middle.y - 20, width: 40, height: 20))
    }

    @Test func interactionsAreAddedAndRemoved() {
        let owner = Owner()
        let (first, second) = (UIView(), UIView())
        let interaction = UIContextMenuInteraction(delegate: owner)
        first.addInteraction(interaction)
        #expect(interaction.view === first && first.interactions.count == 1)
        second.addInteraction(interaction)
        #expect(interaction.view === second && first.interactions.isEmpty && first.gestureRecognizers == [])
        second.removeInteraction(interaction)
        #expect(interaction.view == nil && second.interactions.isEmpty)
    }

    @Test func anOpenMenuIsUpdatedRepeatedly() async throws {
        let owner = Owner()
        let (app, view, interaction) = try await launched(owner)
        await press(app)
        try await app.settle()
        for title in ["First", "Second"] {
            interaction.updateVisibleMenu { $0.replacingChildren($0.children + [UIAction(title: title) { _ in }]) }
        }
        try await app.settle()
        let panel = try #require(view.window?.openMenu?.panels.last)
        #expect(panel.menu.children.map(\.title) == ["Copy", "First", "Second"] && panel.rows.count == 3)
    }

    @Test func aMenuClosesWithItsInteraction() async throws {
        let owner = Owner()
        let (app, view, interaction) = try await launched(owner)
        await press(app)
        try await app.settle()
        #expect(interaction.menuAppearance == .rich)
        view.removeInteraction(interaction)
        try await app.settle()
        #expect(interaction.menuAppearance == .unknown && !app.exists(.identifier("MenuPresentation")))
    }
}
