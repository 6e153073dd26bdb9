// Events as handlers, answers and sequences; the lifetime of handlers; leak audits.

import Caret
import UIKit

@MainActor final class Mixer {
    var gain: Float = 0
    func moved(_ value: Float) { gain = value }
    func mayReturn() -> Bool { gain > 0 }
}

let mixer = Mixer()
let slider = UISlider()
let field = UITextField()

// snippet.handlers
slider.on(.valueChanged, mixer, call: Mixer.moved)
slider.on(.valueChanged, mixer) { mixer, value in mixer.gain = value }
field.answer(.shouldReturn, mixer, call: Mixer.mayReturn)
field.on(.didEndEditing) { print("done") }.lifetime(.once)
// snippet.hide

slider.value = 0.5
slider.sendActions(for: .valueChanged)
print("gain \(mixer.gain)")

// snippet.audit
let report = leakAudit {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    controller.view.addSubview(button)
    button.on(.tap) { controller.title = "Tapped" }
    return controller
}
print(report?.guilty ?? "nobody")
// snippet.hide
