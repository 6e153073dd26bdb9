@preconcurrency import Foundation
@_spi(Hidden) import UIKit
@preconcurrency internal import CoreGraphics

public final class Shared: UIView {public override func didMoveToWindow() { _437a5dd_didMoveToWindow() }; }

@preconcurrency internal import MapKit
#if (canImport(NoSuchModule))
import NoSuchModule
#endif
