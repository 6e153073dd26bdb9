import UIKit

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
let screen = Screen(nibName: "Screen", bundle: Bundle(path: folder))
screen.loadViewIfNeeded()
screen.check()
for case let button as UIButton in screen.view.subviews { button.sendActions(for: .touchUpInside) }
for case let dial as Dial in screen.view.subviews { print(dial.all) }
