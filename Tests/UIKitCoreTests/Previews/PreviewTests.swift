import CaretTesting
import Testing

@testable import UIKitCore

@Suite @MainActor struct PreviewTests {
    private func show(_ preview: Preview) throws -> (stage: Stage, controller: PreviewViewController) {
        let stage = try Stage(CGSize(width: 320, height: 480))
        let controller = PreviewViewController(preview)
        stage.window.rootViewController = controller
        stage.advance(2)
        return (stage, controller)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    @Test(.app) func aViewIsInTheMiddleWithTheSizeOfItsContents() throws {
        let label = label("Short")
        let (stage, controller) = try show(Preview { label })
        defer { stage.end() }
        let size = label.intrinsicContentSize
        #expect(abs(label.frame.width - size.width) < 1)
        #expect(abs(label.frame.height - size.height) < 1)
        let area = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
        #expect(abs(label.center.x - area.midX) <= 0.5 && abs(label.center.y - area.midY) <= 0.5)
        #expect(controller.pictureFrame == nil)
    }

    @Test(.app) func aViewIsNotWiderThanTheScreen() throws {
        let label = label(String(repeating: "many words ", count: 20))
        let (stage, controller) = try show(Preview(traits: .sizeThatFitsLayout) { label })
        defer { stage.end() }
        #expect(label.frame.width == 320 && label.frame.height > label.font.lineHeight * 3)
        #expect(controller.pictureFrame == label.frame)
    }

    @Test(.app) func aViewWithAFrameKeepsItsSizeAndOneWithoutContentsFillsTheArea() throws {
        let framed = UIView(frame: CGRect(x: 7, y: 7, width: 90, height: 40))
        let first = try show(Preview(traits: .sizeThatFitsLayout) { framed })
        #expect(framed.bounds.size == CGSize(width: 90, height: 40) && first.controller.pictureFrame?.size == framed.bounds.size)
        first.stage.end()
        let empty = UIView()
        let second = try show(Preview { empty })
        defer { second.stage.end() }
        #expect(empty.frame == second.controller.view.bounds.inset(by: second.controller.view.safeAreaInsets))
    }

    @Test(.app) func aControllerFillsTheScreenAndAppears() throws {
        final class Screen: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        let screen = Screen()
        let (stage, controller) = try show(Preview("Named") { screen })
        defer { stage.end() }
        #expect(screen.view.frame == controller.view.bounds && screen.parent === controller)
        #expect(screen.calls == ["will", "did"])
    }

    @Test(.app) func aFixedLayoutFillsItsScreen() throws {
        let label = label("Short")
        let (stage, controller) = try show(Preview(traits: .fixedLayout(width: 320, height: 480)) { label })
        defer { stage.end() }
        #expect(label.frame == controller.view.bounds)
    }

    @Test func theLastTraitOfAKindCounts() {
        let plain = Preview { UIView() }
        #expect(plain.fixedSize == nil && !plain.fitsSize && plain.orientation == nil && plain.name == nil)
        let preview = Preview("A", traits: .landscapeLeft, .fixedLayout(width: 10, height: 20), .portrait) { UIViewController() }
        #expect(preview.fixedSize == CGSize(width: 10, height: 20) && preview.orientation == .portrait && preview.name == "A")
        let fitting = Preview(traits: .fixedLayout(width: 1, height: 1), .sizeThatFitsLayout, .landscapeRight) { UIView() }
        #expect(fitting.fixedSize == nil && fitting.fitsSize && fitting.orientation == .landscapeRight)
        #expect(!Preview(traits: .sizeThatFitsLayout, .defaultLayout) { UIView() }.fitsSize)
        #expect(Preview(traits: .portraitUpsideDown) { UIView() }.orientation == .portraitUpsideDown)
    }

    @Test func registeredPreviewsAreSortedAndNotMade() {
        let file = "/previews/\(UUID().uuidString)"
        Preview.register(file: file, line: 9) {
            Preview("Second") { () -> UIView in preconditionFailure("the body is called only to draw") }
        }
        Preview.register(file: file, line: 2) { Preview("First") { UIView() } }
        let entries = Preview.all.filter { $0.file == file }
        #expect(entries.map(\.line) == [2, 9])
        #expect(entries.map { $0.make().name } == ["First", "Second"])
    }
}
