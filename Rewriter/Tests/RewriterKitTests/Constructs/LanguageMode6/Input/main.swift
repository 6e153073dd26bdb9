import UIKit

let editor = Editor()
let owner = Owner()
let plain = Plain()
editor.loadViewIfNeeded()
editor.delegate = owner
editor.mainDelegate = owner
editor.run()
editor.delegate = plain
editor.run()
plain.perform(queue())
print((UILabel() as UIView).pulse(), editor.preferredStatusBarStyle.rawValue)
