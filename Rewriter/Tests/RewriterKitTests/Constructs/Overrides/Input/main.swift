import UIKit

let leaf = Leaf(nibName: nil, bundle: nil)
leaf.loadViewIfNeeded()
leaf.viewWillAppear(true)
leaf.viewDidAppear(false)
var value = 0
print(leaf.unnamed(1, "x", for: &value), value, leaf.describe(0, in: "here"), leaf.onItsOwnLine(), leaf.mood)
print(Leaf.kind(), try leaf.failing(), leaf.prefersStatusBarHidden, leaf.quiet())
leaf.title = "t"
print(leaf.title ?? "nil", leaf.log)
let root: Root = leaf
print(root.describe(5, in: "root"), root.mood, Root(nibName: nil, bundle: nil).describe(1, in: "x"))
let cell = IntCell()
cell.value = 4
cell.setNeedsLayout()
cell.layoutIfNeeded()
print(cell.laidOut, cell.sizeThatFits(.zero), Middle.Inner().layer is CAShapeLayer)
