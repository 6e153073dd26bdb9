import UIKit

let controller = Sub()
controller.loadViewIfNeeded()
controller.viewWillAppear(false)
controller.setup(with: "x")
print(controller.log, controller.plain(), controller.prefersStatusBarHidden, Sub.area(.null))
