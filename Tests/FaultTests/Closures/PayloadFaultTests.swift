import Caret
import CaretTesting
import Testing

/// The payloads of events of texts and scroll views.
@MainActor @Suite(.app) struct PayloadFaultTests {
    @Test func `I11 events of a text view carry its text and selection`() async throws {
        let (controller, view) = (UIViewController(), UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100)))
        controller.view.addSubview(view)
        var log: [String] = []
        view.on(.didBeginEditing) { log.append("begin \($0)") }
        view.on(.didChange) { log.append("change \($0)") }
        view.on(.didEndEditing) { text in log.append("end \(text)") }
        var (ranges, count) = ([NSRange](), 0)
        view.on(.didChangeSelection) { ranges.append($0) }
        view.on(.didChange) { count += 1 }
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        view.becomeFirstResponder()
        await app.type("ab")
        view.resignFirstResponder()
        try await app.settle()
        #expect(log == ["begin ", "change a", "change ab", "end ab"] && count == 2)
        #expect(ranges.last == NSRange(location: 2, length: 0))
    }

    @Test func `I11 events of fields and search bars carry their text`() async throws {
        let controller = UIViewController()
        let (field, bar) = (UITextField(frame: CGRect(x: 0, y: 50, width: 300, height: 40)), UISearchBar())
        bar.frame = CGRect(x: 0, y: 100, width: 300, height: 56)
        for view in [field, bar] as [UIView] { controller.view.addSubview(view) }
        var log: [String] = []
        field.on(.didBeginEditing) { log.append("begin \($0)") }
        field.on(.didEndEditing) { log.append("end \($0)") }
        bar.on(.searchButtonClicked) { log.append("search \($0)") }
        bar.on(.searchButtonClicked) { log.append("found") }
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        field.text = "x"
        field.becomeFirstResponder()
        await app.type("y")
        bar.becomeFirstResponder()
        await app.type("z")
        await app.press(.return)
        try await app.settle()
        #expect(log == ["begin x", "end xy", "search z", "found"])
    }

    @Test func `I11 events of a scroll view carry its offset, magnification and insets`() async throws {
        let (controller, view) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        view.contentSize = CGSize(width: 300, height: 3000)
        controller.view.addSubview(view)
        var (offsets, ends, insets, count) = ([CGPoint](), [CGPoint](), [UIEdgeInsets](), 0)
        view.on(.didScroll) { offsets.append($0) }
        view.on(.didScroll) { count += 1 }
        view.on(.didEndScrollingAnimation) { ends.append($0) }
        view.on(.didChangeAdjustedContentInset) { insets.append($0) }
        let values = view.events(.didScroll)
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
        view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
        try await app.settle()
        #expect(offsets.contains(CGPoint(x: 0, y: 40)) && offsets.last == CGPoint(x: 0, y: 90) && count == offsets.count)
        #expect(ends == [CGPoint(x: 0, y: 90)])
        for await value in values {
            #expect(value == offsets.first)
            break
        }
        view.contentInset.top = 7
        #expect(insets.last?.top == view.adjustedContentInset.top)
    }
}
