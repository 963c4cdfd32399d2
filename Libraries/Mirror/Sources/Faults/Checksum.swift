/// CRC-32, as gzip ends with.
struct Checksum {
    private(set) var register: UInt32

    init(register: UInt32 = 0xffff_ffff) {
        self.register = register
    }

    var value: UInt32 { ~register }

    mutating func add(_ byte: UInt8) {
        register ^= UInt32(byte)
        for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ 0xedb8_8320 : register >> 1 }
    }
}
