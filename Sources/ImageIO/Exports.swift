// All of ImageIO is in CoreGraphics, whose images it reads and writes.
@_exported import CoreGraphics
