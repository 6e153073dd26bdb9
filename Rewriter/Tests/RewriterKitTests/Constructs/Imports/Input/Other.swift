@preconcurrency import Foundation
@_spi(Hidden) public import UIKit
@testable internal import CoreGraphics

public final class Shared: UIView {}
