import CaretTesting
import Testing

@testable import UIKitCore

/// The first responder during a presentation.
@MainActor @Suite(.app) struct PresentationFirstResponderTests {
    /// Launches an app with two controllers beside each other, each with a field, that present within their own half.
    private func launch() async throws -> (app: TestApp, halves: [UIViewController], fields: [UITextField]) {
        let halves = [UIViewController(), UIViewController()]
        let fields = halves.map { _ in UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 40)) }
        let app = try await TestApp.launch(showing: {
            let root = UIViewController()
            for (number, half) in halves.enumerated() {
                half.definesPresentationContext = true
                root.addChild(half)
                half.view.addSubview(fields[number])
                let column = UIView(frame: CGRect(x: 195 * number, y: 0, width: 195, height: 844))
                half.view.frame = column.bounds
                column.addSubview(half.view)
                root.view.addSubview(column)
                half.didMove(toParent: root)
            }
            return root
        })
        return (app, halves, fields)
    }

    private func sheet(_ style: UIModalPresentationStyle) -> UIViewController {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        return sheet
    }

    @Test(arguments: [0, 1]) func aPresentationInTheFirstHalfResignsOnlyItsFirstResponder(half number: Int) async throws {
        let (app, halves, fields) = try await launch()
        #expect(fields[number].becomeFirstResponder())
        halves[0].present(sheet(.overCurrentContext), animated: false)
        try await app.settle()
        #expect(fields[number].isFirstResponder == (number == 1))
        halves[0].dismiss(animated: false)
        try await app.settle()
        #expect(fields[number].isFirstResponder)
    }

    @Test func aSheetResignsTheFirstResponderAndRestoresIt() async throws {
        let (app, halves, fields) = try await launch()
        fields[1].becomeFirstResponder()
        halves[0].present(sheet(.pageSheet), animated: true)
        try await app.settle()
        await app.type("a")
        #expect(!fields[1].isFirstResponder && fields[1].text == "")
        halves[0].dismiss(animated: true)
        try await app.settle()
        await app.type("b")
        #expect(fields[1].isFirstResponder && fields[1].text == "b")
    }
}
