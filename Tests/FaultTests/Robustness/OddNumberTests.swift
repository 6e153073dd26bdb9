import CaretTesting
import Synchronization
import Testing
import UIKit

@testable import CoreGraphics
@testable import UIKitCore

/// Huge, infinite and NaN numbers.
@MainActor @Suite(.app) struct OddNumberTests {
    private func show(_ view: UIView, in app: TestApp) async {
        app.mainWindow.addSubview(view)
        await app.advance(frames: 2)
    }

    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    @Test func `N7 a label of the greatest height is reported and shown`() async throws {
        let app = try await launch()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
        label.text = "tall"
        await show(label, in: app)
        #expect(app.diagnostics.contains { $0.code == "layer.too-large" && $0.description.contains("inf") })
    }

    @Test(arguments: [(12, "12"), (0.5, "0.5"), (.infinity, "inf"), (.nan, "nan"), (1e300, "1e+300")] as [(CGFloat, String)])
    func `N7 every number can be formatted in a message`(number: CGFloat, text: String) {
        #expect(NumberText.describe(number) == text)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `N8 a path omits elements with such numbers`(number: CGFloat) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: number, y: 0))
        path.addQuadCurve(to: CGPoint(x: 3, y: number), control: .zero)
        path.addCurve(to: .zero, control1: CGPoint(x: number, y: 1), control2: .zero)
        path.addRect(CGRect(x: number, y: 0, width: 1, height: 1))
        path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: false)
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: number, clockwise: true)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: number, delta: 1)
        path.addLines(between: [.zero, CGPoint(x: number, y: 1)])
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: number, height: 4), cornerWidth: 1, cornerHeight: 1)
        path.addLine(to: CGPoint(x: 5, y: 6))
        #expect(path.steps == [.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 5, y: 6))])
    }

    @Test func `N8 a Bezier path omits them, too`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
        path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: .nan, clockwise: true)
        path.addLine(to: CGPoint(x: 10, y: 20))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    /// The standard library's functions of these names drop their messages in optimised code.
    @Test func `N8 the message of a failed precondition is the project's own`() async {
        let failure: (@autoclosure () -> String, StaticString, UInt) -> Never = CoreGraphics.preconditionFailure
        _ = failure
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CoreGraphics.precondition(1 > 2, "one is not above two")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("one is not above two") && text.contains("OddNumberTests.swift"))
    }

    @Test(arguments: [CGFloat.infinity, -.infinity, .nan, .greatestFiniteMagnitude])
    func `N9 a text view accepts extreme paragraph styles`(number: CGFloat) async throws {
        let app = try await launch()
        let style = NSMutableParagraphStyle()
        style.lineSpacing = number
        style.paragraphSpacing = number
        style.paragraphSpacingBefore = number
        style.minimumLineHeight = number
        style.lineHeightMultiple = number
        style.firstLineHeadIndent = number
        style.tailIndent = number
        style.defaultTabInterval = number
        style.tabStops = [NSTextTab(textAlignment: .right, location: number)]
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.attributedText = NSAttributedString(string: "some\twords\nand more\tof them", attributes: [.paragraphStyle: style])
        await show(view, in: app)
        #expect(view.contentSize.height.isFinite && view.contentSize.height < 1e8)
        #expect(app.diagnostics.contains { $0.code == "text.number" })
    }

    @Test(arguments: [CGFloat.greatestFiniteMagnitude, -1e12, 1e6])
    func `N9 an extreme stroke is limited to a visible width`(width: CGFloat) {
        let content = TextContent(NSAttributedString(string: "hollow", attributes: [.strokeWidth: width]))
        #expect(abs(content.runs[0].style.effects?.strokeWidth ?? 0) == 1_000)
    }

    @Test func `N10 an invalid content inset stops the program with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIScrollView().contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIScrollView.contentInset"))
    }

    @Test func `N10 an invalid content size stops the program with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIScrollView().contentSize = CGSize(width: 1, height: CGFloat.nan) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIScrollView.contentSize"))
    }
}
