import UIKit

let picker = Picker()
let silent = Silent()
let full = Full()
picker.delegate = silent
picker.pick()
picker.delegate = full
picker.pick()
