@preconcurrency import Foundation
@_spi(Hidden) import UIKit
@preconcurrency internal import CoreGraphics

public final class Shared: UIView {}
