import Testing
import UIKit

/// First responders that change during a resignation.
@Suite(.app) @MainActor struct FirstResponderTurnTests {
    final class Jumper: NSObject, UITextFieldDelegate {
        weak var other: UITextField?
        func textFieldDidEndEditing(_ textField: UITextField) { other?.becomeFirstResponder() }
    }

    @Test func aResponderThatBecameFirstMeanwhileResignsAsWell() throws {
        let stage = try Stage()
        defer { stage.end() }
        let fields = (0..<3).map { UITextField(frame: CGRect(x: 0, y: CGFloat($0) * 50, width: 200, height: 40)) }
        for field in fields { stage.show(field) }
        let jumper = Jumper()
        jumper.other = fields[2]
        fields[0].delegate = jumper
        #expect(fields[0].becomeFirstResponder())
        #expect(fields[1].becomeFirstResponder())
        #expect(fields[1].isFirstResponder && fields[1].isEditing)
        #expect(!fields[2].isFirstResponder && !fields[2].isEditing && !fields[0].isEditing)
    }

    @Test func twoCompetingRespondersComeToAnEnd() throws {
        let stage = try Stage()
        defer { stage.end() }
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 0, y: CGFloat($0) * 50, width: 200, height: 40)) }
        for field in fields { stage.show(field) }
        let jumper = Jumper()
        jumper.other = fields[0]
        fields[0].delegate = jumper
        #expect(fields[0].becomeFirstResponder())
        fields[1].becomeFirstResponder()
        #expect(fields.count { $0.isFirstResponder } == 1)
    }
}
