import CaretTesting
import Testing

@testable import UIKitCore

/// The order of Tab, Shift+Tab and Return between fields.
@MainActor @Suite(.app) struct TabOrderTests {
    /// Launches an app with fields in two columns, added in the order of `added`, tagged 1, 2, 3… in reading order.
    private func launched(_ count: Int, added: [Int]? = nil, isMirrored: Bool = false) async throws -> (TestApp, [UITextField]) {
        let fields = (0..<count).map { index in
            let field = UITextField(
                frame: CGRect(x: 20 + 180 * CGFloat(index % 2), y: 100 + 10 * CGFloat(index / 2), width: 150, height: 9))
            field.tag = index + 1
            return field
        }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            if isMirrored { controller.view.semanticContentAttribute = .forceRightToLeft }
            for index in added ?? Array(0..<count) { controller.view.addSubview(fields[index]) }
            return controller
        })
        if isMirrored { app.mainWindow.semanticContentAttribute = .forceRightToLeft }
        await app.advance(frames: 1)
        return (app, fields)
    }

    private func current(_ fields: [UITextField]) -> Int { fields.first(where: \.isFirstResponder)?.tag ?? 0 }

    private func walk(_ app: TestApp, _ fields: [UITextField], _ steps: Int, back: Bool = false) async -> [Int] {
        var seen: [Int] = []
        for _ in 0..<steps {
            await app.press(.tab, modifiers: back ? .shift : [])
            seen.append(current(fields))
        }
        return seen
    }

    @Test func `R98 fields tab in reading order, rows then columns, and an explicit order wins`() async throws {
        let (app, fields) = try await launched(4, added: [0, 3, 1, 2])
        #expect(await walk(app, fields, 5) == [1, 2, 3, 4, 1])
        #expect(await walk(app, fields, 4, back: true) == [4, 3, 2, 1])
        app.mainWindow.rootViewController?.explicitFocusOrder = [fields[2], fields[0], fields[3], fields[1]]
        #expect(await walk(app, fields, 4) == [4, 2, 3, 1])
    }

    @Test func `R98 rows are read from right to left in right-to-left layouts`() async throws {
        let (app, fields) = try await launched(4, isMirrored: true)
        #expect(await walk(app, fields, 5) == [2, 1, 4, 3, 2])
    }

    @Test func `R99 Tab and Shift+Tab are presses that an app may handle`() async throws {
        final class Taking: UITextField {
            var taken: [Bool] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                guard let key = presses.first?.key, key.keyCode == .keyboardTab else { return super.pressesBegan(presses, with: event) }
                taken.append(key.modifierFlags.contains(.shift))
            }
        }
        let (app, fields) = try await launched(2)
        let taking = Taking(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
        app.mainWindow.rootViewController?.view.addSubview(taking)
        taking.becomeFirstResponder()
        await app.press(.tab)
        await app.press(.tab, modifiers: .shift)
        #expect(taking.taken == [false, true] && taking.isFirstResponder && current(fields) == 0)
    }

    @Test func `R99 a key command takes precedence over fields for Tab`() async throws {
        final class Commanding: UIViewController {
            var count = 0
            func next(_ sender: Any?) { count += 1 }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "\t", modifierFlags: [], action: Selector("next:", Commanding.next(_:)))]
            }
        }
        let controller = Commanding()
        let app = try await TestApp.launch(showing: { controller })
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        await app.press(.tab)
        #expect(controller.count == 1 && field.isFirstResponder)
    }

    @Test func `R103 hidden, disabled, transparent and unreachable fields are skipped both ways`() async throws {
        let (app, fields) = try await launched(8)
        fields[1].isHidden = true
        fields[3].isEnabled = false
        fields[4].alpha = 0
        fields[5].frame.origin.y = 5_000
        fields[6].isUserInteractionEnabled = false
        #expect(await walk(app, fields, 4) == [1, 3, 8, 1])
        #expect(await walk(app, fields, 3, back: true) == [8, 3, 1])
    }

    @Test func `R103 with field 2 hidden the order is 1, 3, 4, 1, and with all hidden no field is edited`() async throws {
        let (app, fields) = try await launched(4)
        app.mainWindow.rootViewController?.explicitFocusOrder = fields
        fields[1].isHidden = true
        #expect(await walk(app, fields, 4) == [1, 3, 4, 1])
        for field in fields { field.isHidden = true }
        await app.press(.tab)
        #expect(current(fields) == 0 && app.mainWindow.firstResponder == nil)
    }

    @Test(arguments: [0, 1, 4, 64, 65]) func `R104 Tab wraps around any number of fields`(_ count: Int) async throws {
        let (app, fields) = try await launched(count)
        let expected = count < 2 ? Array(repeating: count, count: 2) : Array(1...count) + [1]
        #expect(await walk(app, fields, expected.count) == expected)
    }

    @Test func fieldsInScrolledContentAreScrolledIntoView() async throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        let fields = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 900 * CGFloat($0), width: 100, height: 30)) }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(scroll)
            for field in fields { scroll.addSubview(field) }
            return controller
        })
        for field in fields {
            await app.press(.tab)
            try await app.settle()
            #expect(field.isFirstResponder && scroll.bounds.contains(field.frame.insetBy(dx: 0, dy: 1)))
        }
    }
}
